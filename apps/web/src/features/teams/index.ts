export { TeamPage } from './components/team-page';
export { TeamsPage } from './components/teams-page';
export { TeamOfferPage } from './components/team-offer-page';
