/** Texts of the global bar, en-US. */
export const globalBarMessages = {
  areas: 'Areas',
  goTo: 'Go to file, screen or command',
  goToKey: 'Ctrl K',
  region: (name: string) => `${name} region`,
  chooseRegion: 'Choose region',
  tasks: 'Tasks',
  alerts: 'Alerts',
  help: 'Help',
  user: (name: string) => `Account of ${name}`,
  skip: 'Skip to the page',
};
