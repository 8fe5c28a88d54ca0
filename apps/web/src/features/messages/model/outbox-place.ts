/** Where the browser keeps what could not be sent; alone in its file, for pages that only look whether there is any. */
export const OUTBOX = 'outbox';
