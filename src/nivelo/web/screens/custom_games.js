/** Custom games: those that are saved, and the form for one of them. */

import { html } from "../html.js";
import { OwnGameList } from "../custom_games/list.js";
import { OwnGameForm } from "../custom_games/game_form.js";

/** @param {{params: string[]}} props */
export default function OwnGamesScreen({ params }) {
  const [id, from = ""] = params;
  if (!id) return html`<${OwnGameList} />`;
  return html`<${OwnGameForm} key=${params.join("/")} id=${id} from=${from} />`;
}
