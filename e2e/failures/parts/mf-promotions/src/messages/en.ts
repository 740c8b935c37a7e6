export default { 'flash-sales': 'Flash sale' };
