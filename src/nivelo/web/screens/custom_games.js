/** Custom games: those that are saved, and the form for one of them. */

import { html } from "../html.js";
import { CustomGameList } from "../custom_games/list.js";
import { CustomGameForm } from "../custom_games/game_form.js";

/** @param {{params: string[]}} props */
export default function CustomGamesScreen({ params }) {
  const [id, from = ""] = params;
  if (!id) return html`<${CustomGameList} />`;
  return html`<${CustomGameForm} key=${params.join("/")} id=${id} from=${from} />`;
}
