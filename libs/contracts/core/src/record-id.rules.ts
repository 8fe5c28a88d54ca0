const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether it can be the id of a row at all; anything else finds nothing, and never reaches the database. */
export const isRecordId = (id: unknown): id is string => typeof id === 'string' && UUID.test(id);
