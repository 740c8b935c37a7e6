export default { 'flash-sales': '限时秒杀' };
