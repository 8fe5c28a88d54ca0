import type { ApiAnswers, SessionState } from '@crewcall/web-data-access';
import type { PageAssets } from './document';

/** What the first piece of a page brings besides answers. */
export interface PageStart {
  assets: PageAssets;
  /** Parts with code of their own that it was rendered with. */
  parts: readonly string[];
  /** Where people reach the product. */
  origin: string;
  /** When it was rendered, in milliseconds of the server's clock. */
  renderedAt: number;
  /** For whom the page was rendered. */
  session: SessionState;
}

/** What comes with a piece of a page: answers, and the names of style rules. */
export interface PiecePayload extends ApiAnswers {
  styleNames: readonly string[];
  start?: PageStart;
}

declare global {
  interface Window {
    /** Pieces that arrived before the app; later ones are pushed to it. */
    pagePieces?: { push: (piece: PiecePayload) => unknown };
  }
}
