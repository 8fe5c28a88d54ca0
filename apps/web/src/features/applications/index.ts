export { useApplicationCountsQuery, useApplicationQuery } from './api/applications.api';
