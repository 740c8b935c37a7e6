export default { 'sign-in': 'Log in' };
