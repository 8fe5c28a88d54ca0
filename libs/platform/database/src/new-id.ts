import { v7 as uuidv7 } from 'uuid';

/** A UUIDv7: unique everywhere and in order of creation, so indexes grow at one end. */
export const newId = (): string => uuidv7();
