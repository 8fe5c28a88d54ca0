export { eicar } from './eicar.js';
export { buildCompound, buildDocx, buildPdf, buildZip, pdfStream } from './honest-files.js';
export { exhaustingFiles, type HostileFile, hostileFiles } from './hostile-files.js';
export { brokenPdfs } from './hostile-pdfs.js';
export { PushServer, signerOf } from './push-server.js';
export { unhealthyDuring } from './answers-during.js';
