export { ForgotPasswordScreen as Component } from '../../features/accounts/components/forgot-password-screen';
