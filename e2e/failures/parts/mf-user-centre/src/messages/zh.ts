export default { 'sign-in': '登录' };
