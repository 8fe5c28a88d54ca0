export { download, downloadFrom } from './download';
