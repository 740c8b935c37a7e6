/** What stands before a name; and before everything else. Alternatives of a pattern. */
export const names =
  '收货人姓名|收件人姓名|收货人|收件人|联系人|姓名|名字|我叫|recipient|consignee|receiver|contact|name|ship to|deliver to|send to|attn|to(?=\\s*:)';
export const others = [
  '手机号码|手机号|手机|联系电话|联系方式|电话号码|电话|phone number|phone|mobile|telephone|tel',
  '所在地区|所在区域|所在省市|省市区|地区|详细地址|收货地址|收件地址|街道地址|地址|delivery address|address|addr',
  '邮政编码|邮编|postal code|postcode|zip code|zip',
].join('|');
