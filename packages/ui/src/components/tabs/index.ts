export { Tab, type TabProps } from './tab.tsx';
export { TabList, type TabListProps } from './tab-list.tsx';
export { tabsMessages } from './tabs.messages.ts';
export { TabPanel, type TabPanelProps, Tabs, type TabsProps } from './tabs.tsx';
