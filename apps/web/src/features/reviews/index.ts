export { BookingReviews } from './components/booking-reviews';
