export { QueryClient } from '@tanstack/react-query';
export { createInstance } from 'i18next';
export { createBrowserRouter } from 'react-router-dom';
export { styled } from 'styled-components';
