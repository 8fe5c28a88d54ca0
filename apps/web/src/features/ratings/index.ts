export { AskForRating } from './components/ask-for-rating';
export { RateBooking } from './components/rate-booking';
export { RateDialog } from './components/rate-dialog';
export { RatingsOverview } from './components/ratings-overview';
