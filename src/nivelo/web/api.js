/** Requests to the server. What it refuses becomes an `ApiError` with the server's stable code. */

import { ask } from "./transport.js";

export class ApiError extends Error {
  /**
   * @param {string} code
   * @param {string} text in English, for those who look closer
   * @param {number} [status]
   */
  constructor(code, text, status = 0) {
    super(text);
    this.code = code;
    this.status = status;
  }
}

/**
 * @param {string} method
 * @param {string} path below `/api`
 * @param {unknown} [data]
 * @returns {Promise<any>}
 */
async function request(method, path, data) {
  /** @type {{status: number, text: string, body: string}} */
  let answer;
  try {
    answer = await ask(method, path, data);
  } catch {
    throw new ApiError("connection/none", "the server does not answer");
  }
  if (answer.status < 300) return answer.body ? JSON.parse(answer.body) : null;
  /** @type {{code?: string, text?: string}} */
  let problem = {};
  try {
    problem = JSON.parse(answer.body);
  } catch {
    // A proxy in between answers in its own words.
  }
  const code = problem.code ?? "server/error";
  throw new ApiError(code, problem.text ?? answer.text, answer.status);
}

/** @param {string} path */
export const get = (path) => request("GET", path);

/**
 * @param {string} path
 * @param {unknown} [data]
 */
export const post = (path, data = {}) => request("POST", path, data);

/**
 * @param {string} path
 * @param {unknown} data
 */
export const put = (path, data) => request("PUT", path, data);

/** @param {string} path */
export const remove = (path) => request("DELETE", path);
