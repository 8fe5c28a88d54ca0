export { type Address, useAddress } from './use-address';
export { useLatestParams } from './use-latest-params';
export { useSignInAddress } from './use-sign-in-address';
