/** Requests to the server. What it refuses becomes an `ApiError` with the server's stable code. */

import { apiPath } from "./place.js";

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
  /** @type {Response} */
  let response;
  try {
    response = await fetch(apiPath(path), {
      method,
      headers: data === undefined ? {} : { "content-type": "application/json" },
      body: data === undefined ? undefined : JSON.stringify(data),
    });
  } catch {
    throw new ApiError("connection/none", "the server does not answer");
  }
  if (response.ok) return response.status === 204 ? null : await response.json();
  /** @type {{code?: string, text?: string}} */
  let problem = {};
  try {
    problem = await response.json();
  } catch {
    // A proxy in between answers in its own words.
  }
  const code = problem.code ?? "server/error";
  throw new ApiError(code, problem.text ?? response.statusText, response.status);
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
