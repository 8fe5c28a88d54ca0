export { HowItWorks as Component } from '../../features/how-it-works/components/how-it-works';
