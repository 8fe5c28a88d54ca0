export { AcknowledgeLinkPage as Component } from '../../features/call-sheets/components/acknowledge-link-page';
