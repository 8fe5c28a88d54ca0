import { buildUser } from '../users/user.factory.js';
import { buildCompanyProfile } from './company-profile.factory.js';
import { companyFacts, presentCompany } from './company.presenter.js';
import { applyCompanyName, applyFields } from './company.rules.js';

describe('saving a company profile', () => {
  it('takes a description under either name and answers both [R162]', () => {
    const user = buildUser({ role: 'recruiter' });
    const profile = buildCompanyProfile();
    applyFields(profile, { company_description: 'We light fields.' });
    expect(presentCompany(user, profile, { withPhone: false })).toMatchObject({
      description: 'We light fields.',
      company_description: 'We light fields.',
    });
    applyFields(profile, { description: null });
    expect(profile.description).toBeNull();
  });

  it('changes what is given, clears what is null and leaves the rest', () => {
    const profile = buildCompanyProfile({ contactName: 'Ana', location: 'Leeds', phone: '020 7946 0000' });
    applyFields(profile, {
      company_type: 'venue',
      location: null,
      website_url: 'https://example.org/a',
      linkedin_url: 'https://example.org/b',
      phone: '020 7946 0001',
    });
    expect(profile).toMatchObject({
      contactName: 'Ana',
      companyType: 'venue',
      location: null,
      description: null,
      websiteUrl: 'https://example.org/a',
      linkedinUrl: 'https://example.org/b',
      phone: '020 7946 0001',
    });
    applyFields(profile, { contact_name: 'Zoë', description: 'We light.', company_description: 'We lit.' });
    expect(profile).toMatchObject({ contactName: 'Zoë', description: 'We light.', phone: '020 7946 0001' });
  });

  it('keeps the telephone to the company itself', () => {
    const profile = buildCompanyProfile({ phone: '020 7946 0000' });
    expect(presentCompany(buildUser(), profile, { withPhone: false }).phone).toBeNull();
    expect(presentCompany(buildUser(), profile, { withPhone: true }).phone).toBe('020 7946 0000');
  });

  it('writes the name to the account', () => {
    const user = buildUser({ companyName: 'Northlight Events' });
    applyCompanyName(user, {});
    expect(user.companyName).toBe('Northlight Events');
    applyCompanyName(user, { company_name: null });
    expect(companyFacts(user, buildCompanyProfile()).completeness).toBe(0);
  });
});
