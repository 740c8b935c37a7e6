export default { cart: 'Cart' };
