export { useCompanyQuery, useFreelancerQuery } from './api/profiles.api';
export { ProfilePage } from './components/profile-page';
