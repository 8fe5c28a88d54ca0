export { copyInstead, type ReadSheet } from './copy-instead';
export { ownCopies, replaceCopies } from './copies.storage';
export { ownerHere } from './offline-database';
export { sendOrKeep } from './send-or-keep';
export { keptTaps } from './taps.storage';
