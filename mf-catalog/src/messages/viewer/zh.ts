export default {
  closer: '放大',
  further: '缩小',
  previous: '上一张',
  next: '下一张',
} as const;
