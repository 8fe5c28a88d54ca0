export { ResetPasswordScreen as Component } from '../../features/accounts/components/reset-password-screen';
