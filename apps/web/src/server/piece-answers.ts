import type { AppStore, CarriedAnswer } from '@crewcall/web-data-access';
import type { PageStart, PiecePayload } from '../app/page-data';

const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that may stand inside of a script element: no text of a person can end it. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => escapes[sign] ?? sign);

/** Without when and by which request the server had it, which means nothing to a browser. */
const toCarry = ([key, entry]: [string, object]): [string, CarriedAnswer] => {
  const { status, endpointName, originalArgs, data, error } = entry as CarriedAnswer;
  return [key, { status, endpointName, originalArgs, data, error }];
};

/** Answers, at every call, with a script that hands the browser what was answered since the last. */
export function answersOfPieces(store: AppStore, start: PageStart, nonce: string): (styleNames: string[]) => string {
  const sent = new Set<string>();
  let isFirst = true;
  return (styleNames) => {
    const { queries, provided } = store.getState().api;
    const fresh = Object.entries(queries).flatMap(([key, entry]): [string, object][] =>
      !sent.has(key) && (entry?.status === 'fulfilled' || entry?.status === 'rejected') ? [[key, entry]] : [],
    );
    for (const [key] of fresh) sent.add(key);
    if (!isFirst && !fresh.length && !styleNames.length) return '';
    const payload: PiecePayload = {
      queries: Object.fromEntries(fresh.map(toCarry)),
      tags: fresh.length ? provided.tags : {},
      // The first piece's sheets are found by the browser's cache itself.
      styleNames: isFirst ? [] : styleNames,
      ...(isFirst ? { start } : {}),
    };
    isFirst = false;
    return `<script nonce="${nonce}">(self.pagePieces??=[]).push(${scriptJson(payload)})</script>`;
  };
}
