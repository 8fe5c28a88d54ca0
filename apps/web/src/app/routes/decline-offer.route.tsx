export { DeclineOfferPage as Component } from '../../features/bookings/components/decline-offer-page';
