export { useRatingSummaryQuery } from './api/ratings.api';
export { RatingsOverview } from './components/ratings-overview';
