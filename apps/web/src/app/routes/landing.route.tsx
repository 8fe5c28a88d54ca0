export { LandingPage as Component } from '../landing/landing-page';
