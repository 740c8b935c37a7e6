import { conflict, refusal } from './entry.ts';

/** Chapters 6 and 7. */
export const moduleErrors = {
  'upload.broken': refusal(50004, 'The upload did not arrive intact', '上传的文件不完整'),
  'upload.type_missing': refusal(50004, 'The kind of upload is missing', '缺少上传类型'),
  'upload.type_unknown': refusal(50004, 'The kind of upload is unknown', '上传类型不对'),
  'upload.size_missing': refusal(50004, 'The size limit is missing', '缺少大小参数'),
  'upload.too_large': refusal(50004, 'The file is too large', '文件太大'),
  'upload.server_limit': refusal(50004, 'The file is larger than {n} MB', '文件不能超过{n}MB'),
  'upload.extension': refusal(50004, 'This file format is not accepted', '不支持这种文件格式'),
  'upload.specification': refusal(50004, 'The picture sizes are not valid', '图片尺寸参数不对'),
  'upload.sensitive': refusal(50004, 'The picture was refused, choose another one', '图片未通过审核，请换一张'),
  'coupon.gone': conflict(50001, 'All coupons are taken', '优惠券已经领完'),
  'coupon.limit': conflict(50001, 'You already have this coupon', '您已经领过这张券'),
  'coupon.time': conflict(50001, 'This coupon cannot be claimed now', '现在不能领取该券'),
  'comment.id': refusal(50004, 'Something is missing', '缺少参数'),
  'comment.score': refusal(50004, 'Rate every item', '请给每件商品打分'),
  'comment.text': refusal(50004, 'Write something', '请填写评价'),
  'comment.state': conflict(50003, 'This order cannot be reviewed', '该订单现在不能评价'),
  'draw.illegal': refusal(50003, 'This lottery does not exist', '没有这个抽奖', 'not-found'),
  'draw.points': conflict(50001, 'Not enough points', '积分不够'),
  'draw.tries': conflict(
    50001,
    'You have used all {tries} tries today, come back tomorrow',
    '今天的{tries}次机会已用完，明天再来',
  ),
  'draw.no_data': refusal(50000, 'The lottery is not ready', '抽奖还没准备好', 'unavailable'),
  'draw.closed': conflict(50003, 'The lottery is closed', '抽奖已结束'),
  'article.illegal': refusal(50003, 'This page does not exist', '页面不存在', 'not-found'),
  'plugin.name': refusal(50003, 'No feature named', '未指定功能'),
} as const;
