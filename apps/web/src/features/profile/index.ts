export { useCompanyQuery, useFreelancerQuery } from './api/profiles.api';
export { OwnCompanyProfile, OwnFreelancerProfile } from './components/own-profile';
export { ProfilePage } from './components/profile-page';
