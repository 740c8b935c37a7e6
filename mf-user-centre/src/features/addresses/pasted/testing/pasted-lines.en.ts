/** Addresses as people paste them in English, and what they say: name | phone | region | place | house. */
export const englishLines: readonly (readonly [text: string, says: string])[] = [
  [
    'Li Lei, 13800138000, Room 201, Building 3, 969 Wenyi West Road, Yuhang District, Hangzhou, Zhejiang 311100, China',
    'Li Lei|13800138000|Zhejiang Hangzhou Yuhang District|969 Wenyi West Road|Room 201, Building 3',
  ],
  [
    'Han Meimei\n139 1234 5678\n28 Pingjiang Road\nGusu District, Suzhou\nJiangsu Province\n215005',
    'Han Meimei|13912345678|Jiangsu Suzhou Gusu District|Pingjiang Road|28',
  ],
  [
    'Name: Jim Green\nPhone: +86 158 1234 5678\nAddress: Flat 12B, Tower A, Sunshine Garden, Nanshan District, Shenzhen, Guangdong',
    'Jim Green|15812345678|Guangdong Shenzhen Nanshan District|Sunshine Garden|Flat 12B, Tower A',
  ],
  [
    'Kate, 18612345678, No. 88 Jianguo Road, Chaoyang District, Beijing',
    'Kate|18612345678|Beijing Beijing Chaoyang District|Jianguo Road|No. 88',
  ],
  [
    'Lucy King, 17712345678, 100 Century Avenue, 79/F, Pudong New Area, Shanghai, P.R. China',
    'Lucy King|17712345678|Shanghai Shanghai Pudong New Area|100 Century Avenue|79/F',
  ],
  [
    "O'Brien, 19912345678, Suite 5, 126 Xiaozhai East Road, Yanta District, Xi'an, Shaanxi",
    "O'Brien|19912345678|Shaanxi Xi'an Yanta District|126 Xiaozhai East Road|Suite 5",
  ],
  [
    'Ann Lee, 13512345678, 126 Xiaozhai East Rd, Yanta, Xian, Shaanxi',
    "Ann Lee|13512345678|Shaanxi Xi'an Yanta District|Xiaozhai East Rd|126",
  ],
  [
    'Sam, 13612345678, 478 Wensan Road, Xihu District, Hangzhou Zhejiang',
    'Sam|13612345678|Zhejiang Hangzhou Xihu District|Wensan Road|478',
  ],
  [
    'Room 1201, Block A, Science Park, Nanshan District, Shenzhen City, Guangdong Province\nMary Jones\n13712345678',
    'Mary Jones|13712345678|Guangdong Shenzhen Nanshan District|Science Park|Room 1201, Block A',
  ],
  ['Bob, 13812345678, 61 Nathan Road, Hong Kong', 'Bob|13812345678|Hong Kong  |Nathan Road|61'],
  [
    'Recipient: Zoe Chen, Mobile: 13112345678, Unit 902, 1088 Tiantong South Road, Ningbo, Zhejiang',
    'Zoe Chen|13112345678|Zhejiang Ningbo |1088 Tiantong South Road|Unit 902',
  ],
  [
    '15012345678; 12 Green Lane; Yuhang District; Hangzhou; Zhejiang',
    '|15012345678|Zhejiang Hangzhou Yuhang District|Green Lane|12',
  ],
  ['Max Weber, 15212345678, 5 Long Street, Atlantis', 'Max Weber|15212345678|  |5 Long Street, Atlantis|'],
  [
    'To: Jane Smith, Tel: 13800138000, Addr: 88 Jianguo Rd, Chaoyang District, Beijing 100022',
    'Jane Smith|13800138000|Beijing Beijing Chaoyang District|Jianguo Rd|88',
  ],
  [
    '969 Wenyi West Road, Yuhang, Hangzhou, Zhejiang — Jane Smith — 13800138000',
    'Jane Smith|13800138000|Zhejiang Hangzhou Yuhang District|Wenyi West Road|969',
  ],
  ['To Kwa Wan Road 5, Hong Kong', '||Hong Kong  |To Kwa Wan Road 5|'],
  ['Hangzhou, Zhejiang', '||Zhejiang Hangzhou ||'],
  ['13212345678', '|13212345678|  ||'],
];
