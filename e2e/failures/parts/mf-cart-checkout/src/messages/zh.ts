export default { cart: '购物车' };
