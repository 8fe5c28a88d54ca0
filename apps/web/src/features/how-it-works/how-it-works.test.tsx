import { screen, within } from '@testing-library/react';
import { buildUser, renderApp } from '@crewcall/testing-web';
import { HowItWorks } from './components/how-it-works';

const buttons = ['Create Your Profile', 'Join as Freelancer', 'Post a Job', 'Join as Recruiter'];

describe('how it works', () => {
  it('has a column for each side, with four steps [R245]', () => {
    renderApp(<HowItWorks />);
    const steps = (column: string): (string | null)[] => {
      const section = screen.getByRole('heading', { name: column }).closest('section');
      return within(section as HTMLElement)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    };
    expect(steps('For Freelancers')).toEqual([
      'Create Your Profile',
      'Get Matched with Jobs',
      'Communicate Easily',
      'Grow Your Reputation',
    ]);
    expect(steps('For Recruiters')).toEqual([
      'Post Jobs',
      'Browse Freelancer Profiles',
      'Connect & Hire',
      'Build Your Trusted Crew',
    ]);
  });

  it.each([
    [
      'a stranger to sign up as whom the column is for',
      undefined,
      '/auth?tab=signup',
      '/auth?tab=signup&role=recruiter',
    ],
    ['a member to the dashboard', buildUser(), '/dashboard', '/dashboard'],
  ])('leads %s [R246]', (_who, user, crew, company) => {
    renderApp(<HowItWorks />, { user });
    const leads = buttons.map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(leads).toEqual([crew, crew, company, company]);
  });

  it('brings its own title and description, and takes them away again [R247]', () => {
    const description = (): string | null | undefined =>
      document.querySelector('meta[name="description"]')?.getAttribute('content');
    const { unmount } = renderApp(<HowItWorks />);
    expect(document.title).toBe('How It Works - CrewCall');
    expect(description()).toMatch(/^How CrewCall works/);
    unmount();
    expect([document.title, description()]).toEqual(['', undefined]);
  });
});
