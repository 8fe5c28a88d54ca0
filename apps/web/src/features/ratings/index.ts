export { AskForRating } from './components/ask-for-rating';
export { RateBooking } from './components/rate-booking';
export { RatingsOverview } from './components/ratings-overview';
