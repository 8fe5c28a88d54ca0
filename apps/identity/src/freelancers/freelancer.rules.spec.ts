import { buildFreelancerProfile } from './freelancer-profile.factory.js';
import { applyFields, applyNames } from './freelancer.rules.js';
import { freelancerFacts } from './freelancer.presenter.js';
import { buildUser } from '../users/user.factory.js';

describe('saving a freelancer profile', () => {
  it('changes what is given, clears what is null and leaves the rest [R159]', () => {
    const profile = buildFreelancerProfile({ title: 'Rigger', bio: 'Up high', experienceYears: 4 });
    applyFields(profile, { bio: null, experience_years: 5 });
    expect(profile).toMatchObject({ title: 'Rigger', bio: null, experienceYears: 5, availabilityStatus: 'available' });
  });

  it('takes every field of the form', () => {
    const profile = buildFreelancerProfile();
    applyFields(profile, {
      title: 'Rigger',
      bio: 'Up high',
      location: 'Leeds',
      reach_miles: 100,
      experience_years: 7,
      skills: ['Truss'],
      availability_status: 'busy',
      portfolio_url: 'https://example.org/a',
      linkedin_url: 'https://example.org/b',
      website_url: 'https://example.org/c',
    });
    expect(profile).toMatchObject({
      title: 'Rigger',
      bio: 'Up high',
      location: 'Leeds',
      reachMiles: 100,
      experienceYears: 7,
      skills: ['Truss'],
      availabilityStatus: 'busy',
      portfolioUrl: 'https://example.org/a',
      linkedinUrl: 'https://example.org/b',
      websiteUrl: 'https://example.org/c',
    });
  });

  it('does not clear how far crew travel, nor whether they are available', () => {
    const profile = buildFreelancerProfile({ reachMiles: 100, availabilityStatus: 'busy' });
    const sent: object = { reach_miles: null, availability_status: null };
    applyFields(profile, sent);
    expect(profile).toMatchObject({ reachMiles: 100, availabilityStatus: 'busy' });
  });

  it('trims skills and keeps one of each [R160]', () => {
    const profile = buildFreelancerProfile();
    applyFields(profile, { skills: [' Sound ', 'sound', 'QLab', ''] });
    expect(profile.skills).toEqual(['Sound', 'QLab']);
  });

  it('writes names to the account, where every other page reads them', () => {
    const user = buildUser({ firstName: 'Ana', lastName: 'Reyes' });
    applyNames(user, { last_name: null });
    expect(user).toMatchObject({ firstName: 'Ana', lastName: null });
    applyNames(user, { first_name: 'Anita' });
    expect(user).toMatchObject({ firstName: 'Anita', lastName: null });
  });

  it('tells neighbours how complete it is', () => {
    const user = buildUser({ firstName: 'Ana' });
    const profile = buildFreelancerProfile({ title: 'Rigger', experienceYears: 0 });
    expect(freelancerFacts(user, profile, { lat: 53.8, lon: -1.55 })).toMatchObject({
      kind: 'freelancer',
      lat: 53.8,
      lon: -1.55,
      completeness: 0.5,
      experience_years: 0,
    });
  });
});
