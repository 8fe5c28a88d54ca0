import {
  anyCrew,
  anyMember,
  anyone,
  companiesOwn,
  crewOfIt,
  eitherOfIt,
  owner,
  ownCrew,
  type Row,
} from '@crewcall/testing-node';

const search = { name: 'Desks', alert: 'none', wanted: { search: 'desk' } };
const slots = ['{person}', '{member}'].map((user_id) => ({ user_id, role_id: '{role}' }));
const place = { job_id: '{job}', slots };

/** Teams and how they are hired, what crew save, the map, and reviews. */
export const crewRows: Row[] = [
  ['GET /api/team-directory', anyone],
  ['GET /api/teams', anyCrew],
  ['POST /api/teams', anyCrew, { name: 'Day shift' }],
  ['GET /api/teams/{team}', anyone],
  ['GET /api/teams/{secretTeam}', ['404', 'ok', '404', '404', '404', '404', '404']],
  ['PUT /api/teams/{team}', ownCrew, { name: 'FOH Four' }],
  ['POST /api/teams/{team}/members', ownCrew, { user_id: '{person}' }],
  ['PUT /api/teams/{team}/membership', ownCrew, {}],
  ['POST /api/teams/{team}/offers', owner, place],
  ['GET /api/team-offers', anyMember],
  ['GET /api/team-offers/{teamOffer}', eitherOfIt],
  ['PUT /api/team-offers/{teamOffer}/substitute', crewOfIt, { for_user_id: '{member}', user_id: '{member}' }],
  ['PUT /api/team-offers/{teamOffer}/accept', crewOfIt],
  ['PUT /api/team-offers/{teamOffer}/take-substitute', companiesOwn, { for_user_id: '{member}' }],
  ['PUT /api/team-offers/{teamOffer}/book-rest', companiesOwn],
  ['PUT /api/team-offers/{teamOffer}/stop', companiesOwn],
  ['POST /api/teams/{team}/applications', ownCrew, place],
  ['GET /api/team-applications', anyCrew],
  ['GET /api/team-applications/{teamApplication}', ownCrew],
  ['PUT /api/team-applications/{teamApplication}/confirm', ownCrew],
  ['PUT /api/team-applications/{teamApplication}/withdraw', ownCrew],
  ['DELETE /api/teams/{team}/members/{member}', ownCrew],
  ['PUT /api/teams/{team}/lead', ownCrew, { user_id: '{member}' }],
  ['DELETE /api/teams/{team}', ownCrew],
  ['GET /api/saved-searches', anyCrew],
  ['POST /api/saved-searches', anyCrew, search],
  // The key of the mail is the right; one that is made up stops nothing.
  ['GET /api/saved-searches/unsubscribe?key=made-up', anyone],
  ['POST /api/saved-searches/unsubscribe?key=made-up', anyone],
  ['POST /api/saved-searches/{search}/seen', ownCrew],
  ['PUT /api/saved-searches/{search}', ownCrew, { alert: 'daily' }],
  ['DELETE /api/saved-searches/{search}', ownCrew],
  ['GET /api/saved-jobs', anyCrew],
  ['PUT /api/jobs/{job}/save', anyCrew],
  ['DELETE /api/jobs/{job}/save', anyCrew],
  ['GET /api/jobs/{job}/preview.png', anyone],
  ['GET /api/jobs/nearest', anyone],
  ['GET /api/map/jobs?zoom=1&box=-11,49,3,61', anyone],
  ['GET /api/companies/{company}/reviews', anyone],
  ['PUT /api/reviews/{crewReview}', crewOfIt, { stars: 4 }],
  ['PUT /api/reviews/{companyReview}', ['401', '404', '404', 'ok', '404', '401', '403'], { stars: 4 }],
  ['PUT /api/reviews/{companyReview}/reply', crewOfIt, { text: 'Thank you.' }],
  ['PUT /api/reviews/{crewReview}/paid-on-time', ownCrew, { stars: 5 }],
  // Everyone reads it, and everyone but its writer may report it.
  [
    'POST /api/reviews/{crewReview}/report',
    ['401', '403', 'ok', 'ok', 'ok', '401', '403'],
    { reason: 'Not about me.' },
  ],
];
