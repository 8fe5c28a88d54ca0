export { RatingsOverview } from './components/ratings-overview';
