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

  it('trims skills and keeps one of each [R160]', () => {
    const profile = buildFreelancerProfile();
    applyFields(profile, { skills: [' Sound ', 'sound', 'QLab', ''] });
    expect(profile.skills).toEqual(['Sound', 'QLab']);
  });

  it('writes names to the account, where every other page reads them', () => {
    const user = buildUser({ firstName: 'Ana', lastName: 'Reyes' });
    applyNames(user, { last_name: null });
    expect(user).toMatchObject({ firstName: 'Ana', lastName: null });
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
