/** What one request may hold, no matter who sends it; the gateway and every service refuse more. */
export const requestBounds = {
  /** Bytes of a body, unless its route takes more. */
  bytes: 64 * 1024,
  /** Names of fields in a JSON body, all levels together. */
  keys: 200,
  /** Commas between fields and between entries of arrays, all levels together. */
  commas: 400,
  /** Objects and arrays within each other. */
  depth: 20,
  /** Parameters of a query. */
  parameters: 50,
} as const;
