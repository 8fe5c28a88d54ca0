export { addressBlockOf } from './address-block.js';
export { type AddressedRequest, ClientAddress, clientAddress } from './client-address.js';
export { csvFile } from './csv-file.js';
export { isOwnPage } from './own-page.js';
export {
  type AdapterOptions,
  createAdapter,
  createService,
  WEBSOCKET_ADAPTER,
  type WebSocketAdapterFactory,
} from './create-service.js';
export { linkHeaderOf, Paged } from './paged.interceptor.js';
export { FileBody, TakesFile, TakesUpTo } from './takes-file.decorator.js';
export { type Command, runService, type ServiceOptions } from './run-service.js';
