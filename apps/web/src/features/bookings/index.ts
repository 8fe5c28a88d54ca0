export { BookingPage } from './components/booking-page';
export { LadderPage } from './components/ladder-page';
export { OfferList } from './components/offer-list';
export { OfferPage } from './components/offer-page';
export { SchedulePage } from './components/schedule-page';
