const zh = {
  'home.title': '__title__',
  'home.description': '集市里新开的一摊。',
  'home.visitor': '朋友',
  'home.waved': '挥了 {{count}} 次手',
  'teaser.hello': '你好，{{name}}！',
  'teaser.wave': '挥挥手',
} as const;

export default zh;
