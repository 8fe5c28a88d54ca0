export { copyInstead, type ReadSheet } from './copy-instead';
export { ownCopies, replaceCopies } from './copies.storage';
export { keptFile, keptFileIds } from './files.storage';
export { keepFiles } from './keep-files';
export { sendOrKeep } from './send-or-keep';
export { keptTaps } from './taps.storage';
