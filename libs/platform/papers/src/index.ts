export { PaperWriter } from './paper-writer.js';
