import { render, screen } from '@testing-library/react';
import { PasswordStrength } from './password-strength';

describe('Q01: the strength of a password', () => {
  it.each([
    ['password1', 'Very weak'],
    ['123456', 'Very weak'],
    ['sixsix', 'Weak'],
    ['load in at six, tape at seven', 'Strong'],
    ['🎛'.repeat(128), 'Weak'],
  ])('says of %j that it is %s', async (password, words) => {
    render(<PasswordStrength password={password} />);
    expect(await screen.findByRole('status')).toHaveTextContent(words);
  });

  it('says nothing of no password', () => {
    const { container } = render(<PasswordStrength password="" />);
    expect(container).toHaveTextContent(/^$/);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
