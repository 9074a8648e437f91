/** Facts about days, typed from the gazette of holidays and from printed calendars of these years. */
import type { FactGroup } from './fact.ts';

export const calendarFacts: readonly FactGroup[] = [
  {
    reason: 'The Central Government’s lists, and the almanac: the day of a festival, as year/name',
    path: (key) => `/v1/holidays/${key.split('/')[0]}?type=festival&q=${encodeURIComponent(key.split('/')[1]?.replaceAll('_', ' ') ?? '')}`,
    extract: (data) => (Array.isArray(data) ? data.map((day: { date?: string }) => day.date) : undefined),
    facts: `2024/Holi 2024-03-25|2024/Diwali 2024-10-31|2024/Dussehra 2024-10-12|2018/Dussehra 2018-10-19|2016/Dussehra 2016-10-11|2014/Dussehra 2014-10-03|2025/Durga_Puja_(Maha_Saptami) 2025-09-29|2025/Durga_Puja_(Maha_Navami) 2025-10-01|2026/Durga_Puja_(Maha_Saptami) 2026-10-18|2026/Durga_Puja_(Maha_Ashtami) 2026-10-19|2026/Durga_Puja_(Maha_Navami) 2026-10-20|2024/Janmashtami 2024-08-26|2024/Raksha_Bandhan 2024-08-19|2024/Ganesh_Chaturthi 2024-09-07|2024/Maha_Shivaratri 2024-03-08|2024/Ram_Navami 2024-04-17|2024/Vaisakhi 2024-04-13|2024/Pongal 2024-01-15|2024/Onam 2024-09-15
      |2025/Holi 2025-03-14|2025/Diwali 2025-10-20|2025/Dussehra 2025-10-02|2025/Janmashtami 2025-08-16|2025/Raksha_Bandhan 2025-08-09|2025/Ganesh_Chaturthi 2025-08-27|2025/Maha_Shivaratri 2025-02-26|2025/Ram_Navami 2025-04-06|2025/Pongal 2025-01-14|2025/Onam 2025-09-05
      |2026/Holi 2026-03-04|2026/Diwali 2026-11-08|2026/Dussehra 2026-10-20|2026/Janmashtami 2026-09-04|2026/Raksha_Bandhan 2026-08-28|2026/Ganesh_Chaturthi 2026-09-14|2026/Maha_Shivaratri 2026-02-15|2026/Akshaya_Tritiya 2026-04-19|2026/Onam 2026-08-26
      |2023/Holi 2023-03-08|2023/Diwali 2023-11-12|2023/Dussehra 2023-10-24|2023/Ganesh_Chaturthi 2023-09-19|2023/Raksha_Bandhan 2023-08-30|2022/Dussehra 2022-10-05|2022/Diwali 2022-10-24|2022/Holi 2022-03-18|2021/Diwali 2021-11-04|2021/Holi 2021-03-29|2020/Diwali 2020-11-14|2020/Holi 2020-03-10
      |2012/Vaisakhi 2012-04-13|2016/Vaisakhi 2016-04-13|2020/Vaisakhi 2020-04-13|2028/Vaisakhi 2028-04-13|2032/Vaisakhi 2032-04-13|2025/Vaisakhi 2025-04-14`,
  },
  {
    reason: 'National holidays, which have fixed dates',
    path: (date) => `/v1/holidays/${date.slice(0, 4)}?type=government`,
    extract: (data) =>
      Array.isArray(data) ? data.map(({ date, name }: { date?: string; name?: string }) => `${date} ${name}`) : undefined,
    keyed: true,
    matchSubstring: true,
    facts:
      '2024-01-26 Republic Day|2024-08-15 Independence Day|2024-10-02 Gandhi/Mahatma|2024-12-25 Christmas|2025-01-26 Republic Day|2025-08-15 Independence Day|2025-10-02 Gandhi/Mahatma|2025-12-25 Christmas|2026-01-26 Republic Day|2026-08-15 Independence Day|2026-10-02 Gandhi/Mahatma|2026-12-25 Christmas',
  },
];
