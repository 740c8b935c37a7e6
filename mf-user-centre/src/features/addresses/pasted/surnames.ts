/** The hundred and fifty or so most frequent Chinese surnames, which nine people of ten have (Ministry of Public Security, 2021 and before), and the usual ones of two characters. */
const single =
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文施洪肖闫樊柳殷章梅倪严牛温芦季俞欧单向祝葛柴凌裴涂焦耿翁齐辛管覃蓝岳左鲁冉关游阮童卫詹霍简';
const double = ['欧阳', '司马', '上官', '诸葛', '司徒', '东方', '夏侯', '皇甫', '尉迟', '公孙', '慕容', '令狐'];

/** Whether a text begins as names of people do. */
export const beginsWithSurname = (text: string): boolean =>
  (text !== '' && single.includes(text.charAt(0))) || double.some((name) => text.startsWith(name));
